import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  arrangeTransports as arrangeCall,
  printTransport as printCall,
  proposeTransports as proposeCall,
  releaseTransport as releaseCall,
} from '../../contract/carrier/carrier-calls.ts'
import {
  trackingCsv as trackingCsvCall,
  trackingPreview,
  trackingUpload,
} from '../../contract/carrier/tracking-csv.ts'
import { arrangeTransports } from './arrange.ts'
import { printTransport } from './print-transports.ts'
import { proposeTransports } from './propose.ts'
import { releaseTransport } from './release.ts'
import { previewTracking, trackingCsv, uploadTracking } from './tracking-csv.ts'

export const carrierRoutes: readonly Route[] = [
  route(proposeCall, proposeTransports),
  route(arrangeCall, arrangeTransports),
  route(releaseCall, releaseTransport),
  ownTransactions(printCall, printTransport),
  route(trackingCsvCall, trackingCsv),
  route(trackingPreview, previewTracking),
  route(trackingUpload, uploadTracking),
]
