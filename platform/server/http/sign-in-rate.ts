import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { generic } from '#platform/contract/error-catalogue.ts'
import { credentialOf } from './incoming.ts'

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** A sign-in is four calls; whoever goes round all that there are gets no further than with one. */
const allCalls = 4

/**
 * Calls that need no session are limited per address and call, and over all of them, so that passwords and codes cannot be
 * tried in bulk and hashing cannot be used to keep the server busy. Each process counts for itself.
 */
export async function signInLimiter(server: FastifyInstance, perMinute: number): Promise<() => Limiter> {
  await server.register(rateLimit, { global: false })
  const limited = (max: number): Limiter => {
    const limit = server.createRateLimit({ max, timeWindow: 60_000 })
    return async (request, reply) => refuseExceeded(await limit(request), reply)
  }
  const over = limited(perMinute * allCalls)
  return () => {
    const one = limited(perMinute)
    return async (request, reply) => {
      await one(request, reply)
      await over(request, reply)
    }
  }
}

type Use = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseExceeded(use: Use, reply: FastifyReply): void {
  if (use.isAllowed || !use.isExceeded) return
  const seconds = Math.max(1, use.ttlInSeconds)
  reply.header('retry-after', seconds)
  throw generic.RATE_LIMITED.with({ seconds })
}

/** Programs with a key have so many calls a minute each, in each process: one that runs wild does not keep people waiting. */
export function keyLimiter(server: FastifyInstance, perMinute: number): Limiter {
  const limit = server.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const credential = credentialOf(request)
      return typeof credential === 'object' ? credential.hash : ''
    },
  })
  return async (request, reply) => {
    const credential = credentialOf(request)
    if (typeof credential === 'object' && credential.isKey) refuseExceeded(await limit(request), reply)
  }
}
