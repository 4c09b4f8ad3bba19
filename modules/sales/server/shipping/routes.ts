import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  cancelDelivery as cancelCall,
  confirmDelivery as confirmCall,
  deliveryToPick as pickingCall,
  pickDelivery as pickCall,
  takeBackDelivery as takeBackCall,
} from '../../contract/shipping/delivery-calls.ts'
import {
  instructShipping as instructCall,
  previewInstruction as previewCall,
} from '../../contract/shipping/instruction-calls.ts'
import {
  mailCertificates as mailCertificatesCall,
  mailDeliveryNotes as mailNotesCall,
  printBoxLabels as printLabelsCall,
  printCertificates as printCertificatesCall,
  printDeliveryNotes as printNotesCall,
  printInstructions as printInstructionsCall,
  printPickingLists as printPickingCall,
  printShippingTags as printTagsCall,
} from '../../contract/shipping/paper-calls.ts'
import { mailCertificates, printCertificates } from './certificates.ts'
import { confirmDelivery } from './confirm.ts'
import { instructShipping } from './instruct.ts'
import { pickDelivery } from './pick.ts'
import { previewInstruction } from './preview-instruction.ts'
import { mailDeliveryNotes, printDeliveryNotes } from './delivery-notes.ts'
import { printPickingLists } from './print-deliveries.ts'
import { printInstructions } from './print-instructions.ts'
import { printBoxLabels, printShippingTags } from './print-labels.ts'
import { deliveryToPick } from './suggest-picking.ts'
import { cancelDelivery, takeBackDelivery } from './take-back.ts'

export const shippingRoutes: readonly Route[] = [
  route(previewCall, previewInstruction),
  route(instructCall, instructShipping),
  route(pickingCall, deliveryToPick),
  route(pickCall, pickDelivery),
  route(confirmCall, confirmDelivery),
  route(takeBackCall, takeBackDelivery),
  route(cancelCall, cancelDelivery),
  ownTransactions(printNotesCall, printDeliveryNotes),
  ownTransactions(mailNotesCall, mailDeliveryNotes),
  ownTransactions(printInstructionsCall, printInstructions),
  ownTransactions(printPickingCall, printPickingLists),
  ownTransactions(printLabelsCall, printBoxLabels),
  ownTransactions(printTagsCall, printShippingTags),
  ownTransactions(printCertificatesCall, printCertificates),
  ownTransactions(mailCertificatesCall, mailCertificates),
]
