import { document, type Frame } from '#platform/contract/document.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { framed } from './framed-label.ts'
import { paperTexts as words } from './paper.text.ts'

export interface ShippingTag {
  readonly delivery_no: string
  readonly destination: string
  readonly address: string
  readonly phone: string
  readonly customer: string
  readonly carrier: string
  readonly tracking_no: string
  readonly goods: string
  readonly box_no: number
  readonly boxes: number
}

const [width, height] = [100, 57.4]
/** Of the code, with the light around it. */
const square = 27

/** 荷札: ten on a sheet of A4, each with the number of its delivery as a code; an address is never cut. */
export const shippingTagPaper = document<{ readonly tags: readonly ShippingTag[] }>({
  name: 'shipping_tag',
  title: words.shippingTag,
  page: { width: 210, height: 297, margin: 5 },
  build: ({ tags }, language) => ({
    parts: [
      {
        part: 'labels',
        ...{ across: 2, down: 5, width, height },
        labels: tags.map((tag) => ({ frames: framesOf(tag, language) })),
      },
    ],
  }),
})

function framesOf(tag: ShippingTag, language: Language): readonly Frame[] {
  const beside = width - 3 - square
  const field = (label: keyof typeof words, value: string, largest: number, share = 1) => ({
    ...{ share, label: say(words[label], language), value, largest },
  })
  const { carrier, tracking_no } = tag
  const rows = [
    { height: 14, across: beside, fields: [field('deliverTo', tag.destination, 15)] },
    {
      height: 13.4,
      across: beside,
      fields: [field('address', [tag.address, tag.phone].filter(Boolean).join('　'), 10)],
    },
    { height: 7.4, fields: [field('customer', tag.customer, 9)] },
    { height: 7.4, fields: [field('itemName', tag.goods, 9)] },
    {
      height: 12.2,
      fields: [
        field('shippingNo', tag.delivery_no, 12, 34),
        field('boxOf', say(words.boxCount, language, { no: tag.box_no, count: tag.boxes }), 14, 18),
        field('carrier', [carrier, tracking_no].filter(Boolean).join('　'), 9, 48),
      ],
    },
  ]
  return [
    ...framed(rows, width - 3),
    {
      ...{ left: 1.5 + beside, top: 1.5, width: square, height: 27.4, label: '', value: '', largest: 0 },
      barcode: { symbology: 'qrcode', text: tag.delivery_no, module: 0.8 },
    },
  ]
}
