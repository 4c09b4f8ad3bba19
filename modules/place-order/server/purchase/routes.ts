import { route, type Route } from '#platform/server/http/route.ts'
import {
  cancelPurchase as cancelCall,
  correctPurchase as correctCall,
  lineOfPurchase as lineCall,
  linesToSettle as linesCall,
  postPurchase as postCall,
  reversePurchase as reverseCall,
  settlePrices as settleCall,
} from '../../contract/purchase/purchase-calls.ts'
import { lineOfPurchase } from './complete-purchase.ts'
import { cancelPurchase, correctPurchase, postPurchase, reversePurchase } from './post-purchase.ts'
import { linesToSettle, settlePrices } from './settle-prices.ts'

export const purchaseRoutes: readonly Route[] = [
  route(postCall, postPurchase),
  route(cancelCall, cancelPurchase),
  route(correctCall, correctPurchase),
  route(reverseCall, reversePurchase),
  route(lineCall, lineOfPurchase),
  route(linesCall, linesToSettle),
  route(settleCall, settlePrices),
]
