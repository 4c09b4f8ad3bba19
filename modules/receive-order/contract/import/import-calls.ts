import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'
import { fileCalls, fileJob } from './file-calls.ts'
import { importCellErrors, importErrors } from './import-errors.ts'

const guard = ['receiveorder:yes'] as const

/** 受注取込. */
export const importScreen = screen({
  path: '/receiveOrder/importReceiveOrder',
  name: 'importReceiveOrder',
  title: { ja: '受注取込', en: 'Order import', zh: '销售订单导入' },
  icon: 'upload',
  guard,
  keepAlive: true,
})

export const orderFiles = fileCalls({
  ...{ name: importScreen.name, title: importScreen.title },
  cellErrors: Object.values(importCellErrors),
  withdrawErrors: [importErrors.IMP_CHANGED_ORDERS, importErrors.IMP_ORDERS_IN_USE],
})
export const {
  list: importList,
  detail: importDetail,
  upload: uploadOrders,
  correct: correctCells,
  commit: commitImport,
  withdraw: withdrawImport,
  errorFile: importErrorFile,
} = orderFiles

/** Where the plan is tried with a file, of orders or of forecasts, before it is imported; blank for whoever cannot. */
export const trialPage = endpoint({
  method: 'GET',
  path: `/api/receiveorder/${importScreen.name}/getTrialPage`,
  summary: {
    ja: '受注取込：計画への影響の画面',
    en: 'Order import: page of the plan trial',
    zh: '销售订单导入：计划影响页面',
  },
  guard,
  input: z.object({}),
  output: z.object({ path: z.string(), parameter: z.string() }),
})

export const importJob = fileJob({
  name: 'receive-order.import',
  title: importScreen.title,
  finished: {
    ja: '{file_nm}：取込が完了しました。（{rows}行、受注{made}件）',
    en: '{file_nm}: import complete ({rows|# row|# rows}, {made|# order|# orders}).',
    zh: '{file_nm}：导入完成。（{rows}行，订单{made}件）',
  },
})
