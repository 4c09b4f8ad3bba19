import { route, type Route } from '#platform/server/http/route.ts'
import {
  reorderParts,
  replacePart,
  structureParents,
  structureProblems,
  structureTree,
} from '../../contract/structure.ts'
import { findParents } from './find-parents.ts'
import { findProblems } from './find-problems.ts'
import { readTree } from './read-tree.ts'
import { reorder } from './reorder-parts.ts'
import { replaceEverywhere } from './replace-part.ts'

export const structureRoutes: readonly Route[] = [
  route(structureTree, readTree),
  route(structureParents, findParents),
  route(structureProblems, findProblems),
  route(reorderParts, reorder),
  route(replacePart, replaceEverywhere),
]
