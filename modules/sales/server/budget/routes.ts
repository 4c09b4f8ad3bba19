import { route } from '#platform/server/http/route.ts'
import {
  budgetCsv as csvCall,
  editBudget as editCall,
  readBudget as readCall,
} from '../../contract/budget/budget-calls.ts'
import { budgetCsv } from './budget-csv.ts'
import { editBudget } from './edit-budget.ts'
import { readBudget } from './read-budget.ts'

export const budgetRoutes = [
  route(readCall, readBudget),
  route(editCall, editBudget),
  route(csvCall, budgetCsv),
]
