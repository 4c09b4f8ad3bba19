import { section, type Section } from '#platform/contract/screen.ts'
import { purchaseLineList, purchaseList } from './purchase/purchase-list.ts'
import { purchaseSlip } from './purchase/purchase-slip.ts'
import { statementList } from './statement/statement-list.ts'

export const placeOrderScreens: readonly Section[] = [
  section({
    path: '/placeOrder',
    name: 'placeOrder',
    title: { ja: '発注', en: 'Purchasing', zh: '采购' },
    icon: 'order',
    guard: ['placeorder:yes'],
    redirect: purchaseList.screen.path,
    children: [purchaseSlip.screen, purchaseList.screen, purchaseLineList.screen, statementList.screen],
  }),
]
