import { section, type Section } from '#platform/contract/screen.ts'
import { acceptanceSlip } from './arrival/acceptance-slip.ts'
import { acceptanceList, arrivalList } from './arrival/arrival-list.ts'
import { arrivalSlip } from './arrival/arrival-slip.ts'
import { arrivalGateScreen } from './arrival/gate-calls.ts'
import { figuresList } from './figures/figures-list.ts'
import { messageList } from './message/message-list.ts'
import { dieMaster } from './die/die.ts'
import { idleDieList } from './die/idle-die-list.ts'
import { priceTalkMaster } from './law/price-talk.ts'
import { fairTradeRecordList } from './law/fair-trade-record-list.ts'
import { guardedActList } from './law/guarded-act-list.ts'
import { outsideMoveList, outsideProcessList } from './outside/outside-list.ts'
import { placeOrderBacklogList } from './order/place-order-backlog.ts'
import { placeOrderList } from './order/place-order-list.ts'
import { placeOrderSlip } from './order/place-order-slip.ts'
import { proposalList } from './proposal/proposal-list.ts'
import { purchaseLineList, purchaseList } from './purchase/purchase-list.ts'
import { purchaseSlip } from './purchase/purchase-slip.ts'
import { supplierAccountScreen, supplierMatchingScreen } from './statement/account-calls.ts'
import { statementList } from './statement/statement-list.ts'
import { suppliedStockList, supplyList } from './supply/supply-list.ts'
import { supplierForecastList } from './forecast/supplier-forecast-list.ts'
import { supplySlip } from './supply/supply-slip.ts'

export const placeOrderSection = section({
  path: '/placeOrder',
  name: 'placeOrder',
  title: { ja: '発注', en: 'Purchasing', zh: '采购' },
  icon: 'order',
  guard: ['placeorder:yes'],
  redirect: proposalList.screen.path,
  children: [
    proposalList.screen,
    messageList.screen,
    placeOrderSlip.screen,
    placeOrderList.screen,
    placeOrderBacklogList.screen,
    supplierForecastList.screen,
    arrivalGateScreen,
    arrivalSlip.screen,
    arrivalList.screen,
    acceptanceSlip.screen,
    acceptanceList.screen,
    supplySlip.screen,
    supplyList.screen,
    suppliedStockList.screen,
    outsideProcessList.screen,
    outsideMoveList.screen,
    purchaseSlip.screen,
    purchaseList.screen,
    purchaseLineList.screen,
    statementList.screen,
    supplierAccountScreen,
    supplierMatchingScreen,
    figuresList.screen,
    guardedActList.screen,
    fairTradeRecordList.screen,
    priceTalkMaster.screen,
    dieMaster.screen,
    idleDieList.screen,
  ],
})

export const placeOrderScreens: readonly Section[] = [placeOrderSection]
