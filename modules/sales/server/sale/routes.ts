import { route, type Route } from '#platform/server/http/route.ts'
import {
  cancelSales as cancelCall,
  correctSales as correctCall,
  goodsOfLine as goodsCall,
  lineOfSales as lineCall,
  postSales as postCall,
  previewPosting as previewCall,
  reverseSales as reverseCall,
  unpostSales as unpostCall,
} from '../../contract/sale/sales-calls.ts'
import {
  salesToSettle as settleLinesCall,
  settleSales as settleCall,
} from '../../contract/sale/settle-calls.ts'
import { correctSales, reverseSales } from './correct-sales.ts'
import { goodsOfLine } from './goods-of-line.ts'
import { lineOfSales } from './line-of-sales.ts'
import { cancelSales, postSales, unpostSales } from './post-sales.ts'
import { previewPosting } from './preview-posting.ts'
import { salesToSettle, settleSales } from './settle-prices.ts'

export const saleRoutes: readonly Route[] = [
  route(previewCall, previewPosting),
  route(postCall, postSales),
  route(unpostCall, unpostSales),
  route(cancelCall, cancelSales),
  route(correctCall, correctSales),
  route(reverseCall, reverseSales),
  route(lineCall, lineOfSales),
  route(goodsCall, goodsOfLine),
  route(settleLinesCall, salesToSettle),
  route(settleCall, settleSales),
]
