import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { screen } from '#platform/contract/screen.ts'
import { fileCalls, fileJob, import_no } from './file-calls.ts'
import { importCellErrors, importErrors } from './import-errors.ts'
import { importRecord } from './import-file.ts'

const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const

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
})
export const {
  list: importList,
  detail: importDetail,
  upload: uploadOrders,
  correct: correctCells,
  commit: commitImport,
  errorFile: importErrorFile,
} = orderFiles

/** 取下げ: all orders that have come of the file are cancelled; the same file can be sent again then. */
export const withdrawImport = endpoint({
  ...{ method: 'POST', guard, write, audit: importScreen.name },
  path: `/api/receiveorder/${importScreen.name}/withdraw`,
  summary: {
    ja: '受注取込：ファイルの取下げ',
    en: 'Order import: withdraw a file',
    zh: '销售订单导入：撤回文件',
  },
  input: z.object({ import_no, reason: z.string().trim().min(1).max(100) }),
  output: importRecord,
  errors: [
    ...[http[404], importErrors.IMP_NOT_IMPORTED],
    ...[importErrors.IMP_CHANGED_ORDERS, importErrors.IMP_ORDERS_IN_USE],
  ],
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
