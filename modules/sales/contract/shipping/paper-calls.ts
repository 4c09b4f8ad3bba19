import { z } from 'zod'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { deliveryErrors } from './delivery-errors.ts'

const base = '/api/receiveorder/delivery'
const printing = {
  method: 'POST',
  guard: ['receiveorder:yes'],
  write: 'write:receiveorder',
  file: 'application/pdf',
} as const
const input = z.object({ delivery_no: printedNumbers })
const errors = [http[404], deliveryErrors.BIZ_DELIVERY_STATE]

/** 納品書・控・受領書. */
export const printDeliveryNotes = endpoint({
  ...{ ...printing, path: `${base}/printNotes`, audit: 'printDeliveryNote' },
  summary: { ja: '納品書の印刷', en: 'Print delivery notes', zh: '打印送货单' },
  ...{ input, output: fileAnswer, errors },
})

/** 納品書 by mail: one for each delivery that has left, to its customer. */
export const mailDeliveryNotes = endpoint({
  ...{ method: 'POST', guard: printing.guard, write: printing.write, audit: 'mailDeliveryNote' },
  path: `${base}/mailNotes`,
  summary: { ja: '納品書のメール送信', en: 'Mail delivery notes', zh: '邮件发送送货单' },
  ...{ input, output: z.object({ mails: z.number().int() }) },
  errors: [...errors, deliveryErrors.BIZ_DELIVERY_NO_MAIL, mailErrors.BIZ_MAIL_NOT_SET],
})

const labelled = [...errors, deliveryErrors.BIZ_LABEL_TOO_MANY] as const

/** 客先現品票: one for each box, as the customer item says. */
export const printBoxLabels = endpoint({
  ...{ ...printing, path: `${base}/printLabels`, audit: 'printBoxLabel' },
  summary: { ja: '客先現品票の印刷', en: 'Print box labels', zh: '打印客户标签' },
  ...{ input, output: fileAnswer },
  errors: [...labelled, deliveryErrors.BIZ_LABEL_SIZES, deliveryErrors.BIZ_LABEL_FITS],
})

/** 荷札: where each box goes. */
export const printShippingTags = endpoint({
  ...{ ...printing, path: `${base}/printTags`, audit: 'printShippingTag' },
  summary: { ja: '荷札の印刷', en: 'Print shipping tags', zh: '打印货签' },
  ...{ input, output: fileAnswer, errors: labelled },
})

/** 出荷指示書: what leaves together, for whoever packs and loads it. */
export const printInstructions = endpoint({
  ...{ ...printing, path: `${base}/printInstructions`, audit: 'printShippingInstruction' },
  summary: { ja: '出荷指示書の印刷', en: 'Print shipping instructions', zh: '打印出货指示书' },
  ...{ input, output: fileAnswer, errors },
})

export const printPickingLists = endpoint({
  ...{ ...printing, path: `${base}/printPicking`, audit: 'printPickingList' },
  summary: { ja: 'ピッキングリストの印刷', en: 'Print picking lists', zh: '打印拣货单' },
  ...{ input, output: fileAnswer, errors },
})

const certified = [...errors, deliveryErrors.BIZ_DELIVERY_NO_CERTIFICATE] as const

/** 検査成績書 of all lots that were picked, to go with the delivery note. */
export const printCertificates = endpoint({
  ...{ ...printing, path: `${base}/printCertificates`, audit: 'printCertificate' },
  summary: {
    ja: '出荷：検査成績書の印刷',
    en: 'Delivery: print inspection reports',
    zh: '出货：打印检验报告',
  },
  ...{ input, output: fileAnswer, errors: certified },
})

/** The same by mail: one for each delivery, to its customer. */
export const mailCertificates = endpoint({
  ...{ method: 'POST', guard: printing.guard, write: printing.write, audit: 'mailCertificate' },
  path: `${base}/mailCertificates`,
  summary: {
    ja: '出荷：検査成績書のメール送信',
    en: 'Delivery: mail inspection reports',
    zh: '出货：邮件发送检验报告',
  },
  ...{ input, output: z.object({ mails: z.number().int(), files: z.number().int() }) },
  errors: [...certified, deliveryErrors.BIZ_DELIVERY_NO_MAIL, mailErrors.BIZ_MAIL_NOT_SET],
})
