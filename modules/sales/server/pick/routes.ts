import { route, type Route } from '#platform/server/http/route.ts'
import { pickBox as boxCall, stopsToPick as stopsCall } from '../../contract/pick/pick-calls.ts'
import { pickBox } from './pick-box.ts'
import { stopsToPick } from './stops.ts'

export const pickRoutes: readonly Route[] = [route(stopsCall, stopsToPick), route(boxCall, pickBox)]
