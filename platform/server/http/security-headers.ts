import type { FastifyReply, FastifyRequest } from 'fastify'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

/** On every answer, pages and calls alike. */
const always = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // The scanner of the shop floor needs the camera; nothing else is used.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

const ofCalls = { ...always, 'cache-control': 'no-store' } as const
const twoYears = 'max-age=63072000; includeSubDomains'

export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(isCall(request.url) ? ofCalls : always)
  if (request.protocol === 'https') reply.header('strict-transport-security', twoYears)
  reply.header('x-request-id', request.id)
}

/** A call of the API, in contrast to a page or one of its files. */
export const isCall = (url: string): boolean => /^\/api(?:[/?]|$)/i.test(url)
