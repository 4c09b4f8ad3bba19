import type { FastifyRequest } from 'fastify'
import { http } from '#platform/contract/error-catalogue.ts'

/**
 * Before there is a token, a call is guarded by a cookie or by nothing, and a browser sends it for any page. So another
 * site's page must not be able to make it: neither to use the company's ticket, nor to plant one (login CSRF). The
 * cookie is SameSite=Strict besides. Calls with a token in their Authorization header cannot be forged.
 */
export function refuseOtherSites(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (request.method === 'GET') return
  const { origin, 'sec-fetch-site': site } = request.headers
  // Every current browser says where the call comes from; older ones send Origin; programs send neither.
  const foreign =
    typeof site === 'string'
      ? site !== 'same-origin' && site !== 'none'
      : origin !== undefined && !isOurs(origin, request, publicOrigin)
  if (foreign) throw http[403].with()
}

function isOurs(origin: string, request: FastifyRequest, publicOrigin: string | undefined): boolean {
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`
}
