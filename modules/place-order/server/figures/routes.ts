import { route, type Route } from '#platform/server/http/route.ts'
import { pricesOverTime as pricesCall, sumFigures as sumCall } from '../../contract/figures/figures-calls.ts'
import { pricesOverTime, sumFigures } from './sum-figures.ts'

export const figureRoutes: readonly Route[] = [route(sumCall, sumFigures), route(pricesCall, pricesOverTime)]
