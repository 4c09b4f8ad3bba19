import { route, type Route } from '#platform/server/http/route.ts'
import {
  instructShipping as instructCall,
  previewInstruction as previewCall,
} from '../../contract/shipping/instruction-calls.ts'
import { instructShipping } from './instruct.ts'
import { previewInstruction } from './preview-instruction.ts'

export const shippingRoutes: readonly Route[] = [
  route(previewCall, previewInstruction),
  route(instructCall, instructShipping),
]
