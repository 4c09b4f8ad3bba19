import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { generic } from '#platform/contract/error-catalogue.ts'

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Calls that need no session are limited per address and call, so that passwords and codes cannot be tried in bulk and
 * hashing cannot be used to keep the server busy. Each process counts for itself.
 */
export async function signInLimiter(server: FastifyInstance, perMinute: number): Promise<() => Limiter> {
  await server.register(rateLimit, { global: false })
  return () => {
    const limit = server.createRateLimit({ max: perMinute, timeWindow: 60_000 })
    return async (request, reply) => {
      const use = await limit(request)
      if (use.isAllowed || !use.isExceeded) return
      const seconds = Math.max(1, use.ttlInSeconds)
      reply.header('retry-after', seconds)
      throw generic.RATE_LIMITED.with({ seconds })
    }
  }
}
