import { salesSection } from '#modules/receive-order/contract/screens.ts'
import { addedTo, type Section } from '#platform/contract/screen.ts'
import { deliveryList } from './shipping/delivery-list.ts'
import { shippableList } from './shipping/shippable-list.ts'

export const salesScreens: readonly Section[] = [
  addedTo(salesSection, [shippableList.screen, deliveryList.screen]),
]
