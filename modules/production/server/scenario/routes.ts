import { route, type Route } from '#platform/server/http/route.ts'
import {
  addScenarioChange as addCall,
  adoptScenario as adoptCall,
  calculateScenarios as calculateCall,
  copyScenario as copyCall,
  listScenarios as listCall,
  removeScenario as removeCall,
  removeScenarioChange as removeChangeCall,
} from '../../contract/scenario/scenario-calls.ts'
import { adoptScenario, calculateScenarios } from './adopt-scenario.ts'
import { addChange, copyScenario, removeChange, removeScenario } from './edit-scenarios.ts'
import { listScenarios } from './read-scenarios.ts'

export const scenarioRoutes: readonly Route[] = [
  route(listCall, listScenarios),
  route(addCall, addChange),
  route(removeChangeCall, removeChange),
  route(copyCall, copyScenario),
  route(removeCall, removeScenario),
  route(calculateCall, calculateScenarios),
  route(adoptCall, adoptScenario),
]
