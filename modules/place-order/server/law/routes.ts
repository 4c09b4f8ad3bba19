import { route, type Route } from '#platform/server/http/route.ts'
import { askForPass as askCall, decidePass as decideCall } from '../../contract/law/law-calls.ts'
import { askForPass, decidePass } from './decide-passes.ts'

export const lawRoutes: readonly Route[] = [route(askCall, askForPass), route(decideCall, decidePass)]
