import { document, type Label } from '#platform/contract/document.ts'

/** Layouts to prove the document service with; the product's own documents belong to their modules. */
interface SampleLine {
  readonly code: string
  readonly name: string
  readonly qty: number
  readonly unit: string
  readonly price: number
}

interface SampleSlip {
  readonly slip_no: string
  readonly date: string
  readonly partner: string
  readonly lines: readonly SampleLine[]
}

const yen = (amount: number) => amount.toLocaleString('ja-JP')

export const sampleSlip = document<SampleSlip>({
  name: 'test_slip',
  title: { ja: '納品書', en: 'Delivery slip', zh: '送货单' },
  page: 'A4',
  build({ slip_no, date, partner, lines }) {
    const net = lines.reduce((sum, { qty, price }) => sum + qty * price, 0)
    const tax = Math.floor(net / 10)
    return {
      footer: `納品書 ${slip_no}`,
      parts: [
        {
          part: 'slip-header',
          title: '納品書',
          addressee: `${partner} 御中`,
          addresseeLines: ['〒144-0035 東京都大田区南蒲田1-2-3', '資材部 髙橋・山﨑 様'],
          facts: [
            { label: '伝票番号', value: slip_no, strong: true },
            { label: '納品日', value: date },
            { label: '登録番号', value: 'T1234567890123' },
          ],
          company: '要精密工業株式会社',
          companyLines: ['〒386-0001 長野県上田市上田1-1-1', 'TEL 0268-00-0000　FAX 0268-00-0001'],
          barcode: { symbology: 'code39', text: slip_no, height: 9, caption: true },
        },
        {
          part: 'lines',
          columns: [
            { label: 'No.', width: 10, align: 'right' },
            { label: '品目コード', width: 30 },
            { label: '品名', width: '*' },
            { label: '数量', width: 20, align: 'right' },
            { label: '単位', width: 12, align: 'center' },
            { label: '単価', width: 22, align: 'right' },
            { label: '金額', width: 26, align: 'right' },
          ],
          lines: lines.map(({ code, name, qty, unit, price }, at) => [
            String(at + 1),
            code,
            name,
            yen(qty),
            unit,
            yen(price),
            yen(qty * price),
          ]),
        },
        {
          part: 'totals',
          totals: [
            { label: '小計', value: yen(net) },
            { label: '消費税（10%）', value: yen(tax) },
            { label: '合計', value: `${yen(net + tax)} 円`, strong: true },
          ],
        },
        {
          part: 'text',
          text: '検収後、受領印をご返送ください。ご不明な点は営業部までお問い合わせください。',
        },
        { part: 'barcode', barcode: { symbology: 'qrcode', text: `KANAME:${slip_no}` } },
      ],
    }
  },
})

export const sampleSlipData = (lines: number): SampleSlip => ({
  slip_no: 'SL202604-000123',
  date: '2026年4月1日',
  partner: '㈱東京髙砂製作所',
  lines: Array.from({ length: lines }, (_, at) => ({
    code: `SHAFT-${String(1000 + at)}`,
    name:
      at % 7 === 3
        ? 'シャフト組立品（焼入れ・研磨済み、φ12×350、表面処理：無電解ニッケルめっき）'
        : `軸受ハウジング ${['左', '右', '中央'][at % 3]}用 第${at + 1}型`,
    qty: (at + 1) * 12,
    unit: at % 5 === 4 ? 'kg' : '個',
    price: 1250 + at * 35,
  })),
})

const symbologies = ['qrcode', 'code128', 'code39'] as const

/** 24 labels on a sheet of A4, 70 × 33.9 mm. */
export const sampleLabels = document<{ readonly count: number; readonly skip?: number }>({
  name: 'test_labels',
  title: { ja: '現品票', en: 'Item labels', zh: '现品标签' },
  page: { width: 210, height: 297, margin: 0 },
  build: ({ count, skip = 0 }) => ({
    parts: [
      {
        part: 'labels',
        across: 3,
        down: 8,
        width: 70,
        height: 33.9,
        skip,
        labels: Array.from({ length: count }, (_, at) => labelOf(at)),
      },
    ],
  }),
})

function labelOf(at: number): Label {
  const symbology = symbologies[at % 3] ?? 'qrcode'
  const text = symbology === 'code39' ? `A${1000 + at}` : `SHAFT-${1000 + at}-L${at}`
  return {
    heading: at % 4 === 0 ? '軸受ハウジング 左用 第1型 特別仕様' : `シャフト ${at + 1}`,
    lines: [`ロット 2604-${String(at + 1).padStart(3, '0')}`, `数量 ${(at + 1) * 5} 個　髙﨑工場`],
    barcode: { symbology, text, height: 8, caption: symbology !== 'qrcode' },
  }
}
