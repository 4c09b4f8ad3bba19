import { texts } from '#platform/contract/text.ts'

export const labelsTexts = texts({
  print: { ja: '印刷', en: 'Print', zh: '打印' },
  perLabel: { ja: '1枚あたりの数量', en: 'Quantity per label', zh: '每张数量' },
  perLabelHint: {
    ja: '空白の場合は、全数量を1枚に印刷します',
    en: 'Leave blank for all of it on one label',
    zh: '空白时，全部数量打印在一张上',
  },
  copies: { ja: '部数', en: 'Copies', zh: '份数' },
  start: { ja: '開始位置', en: 'First label on the sheet', zh: '起始位置' },
  startAt: { ja: '{place}枚目から', en: '{place}', zh: '从第{place}张开始' },
  code: { ja: 'コードの種類', en: 'Kind of code', zh: '码的种类' },
  qrcode: { ja: 'QRコード', en: 'QR code', zh: '二维码' },
  code128: { ja: 'バーコード（Code 128）', en: 'Barcode (Code 128)', zh: '条形码（Code 128）' },
})
