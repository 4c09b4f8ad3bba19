import { route, routeAcross, type Route } from '#platform/server/http/route.ts'
import { matchingRoutes } from '#platform/server/matching/matching-service.ts'
import { accountRoutes } from '#platform/server/reconcile/account-service.ts'
import { tryRows } from '#platform/server/reconcile/try-rows.ts'
import {
  acceptanceMatch,
  acceptanceMatchings,
  postAccepted as postCall,
} from '../../contract/acceptance-match/acceptance-calls.ts'
import { acceptanceSource } from './acceptance-match.ts'
import { postAccepted } from './post-accepted.ts'

const across = 'account of a customer'

export const acceptanceMatchRoutes: readonly Route[] = [
  ...accountRoutes(acceptanceMatch, across, acceptanceSource),
  routeAcross(across, route(postCall, postAccepted)),
  ...matchingRoutes(acceptanceMatchings, acceptanceSource),
  route(acceptanceMatchings.tryAll, (context, sent) =>
    tryRows(context, { ...acceptanceSource, today: context.now.toISOString().slice(0, 10) }, sent),
  ),
]
