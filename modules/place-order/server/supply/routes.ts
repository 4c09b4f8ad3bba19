import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  cancelSupply as cancelCall,
  mailSupply as mailCall,
  prepareSupply as prepareCall,
  printSupplies as printCall,
  supplyMaterial as supplyCall,
} from '../../contract/supply/supply-calls.ts'
import { cancelSupply } from './cancel-supply.ts'
import { prepareSupply } from './prepare-supply.ts'
import { mailSupply, printSupplies } from './print-supplies.ts'
import { supplyMaterial } from './supply-material.ts'

export const supplyRoutes: readonly Route[] = [
  route(prepareCall, prepareSupply),
  route(supplyCall, supplyMaterial),
  route(cancelCall, cancelSupply),
  ownTransactions(printCall, printSupplies),
  ownTransactions(mailCall, mailSupply),
]
