import { route, type Route } from '#platform/server/http/route.ts'
import {
  cancelPurchase as cancelCall,
  correctPurchase as correctCall,
  linesToSettle as linesCall,
  postPurchase as postCall,
  reversePurchase as reverseCall,
  settlePrices as settleCall,
} from '../../contract/purchase/purchase-calls.ts'
import { cancelPurchase, correctPurchase, postPurchase, reversePurchase } from './post-purchase.ts'
import { linesToSettle, settlePrices } from './settle-prices.ts'

export const purchaseRoutes: readonly Route[] = [
  route(postCall, postPurchase),
  route(cancelCall, cancelPurchase),
  route(correctCall, correctPurchase),
  route(reverseCall, reversePurchase),
  route(linesCall, linesToSettle),
  route(settleCall, settlePrices),
]
