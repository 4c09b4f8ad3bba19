import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { apBalanceMaster } from '../../contract/ap-balance.ts'
import type { arBalanceMaster } from '../../contract/ar-balance.ts'
import type { carrierFareMaster, carrierMaster } from '../../contract/carrier.ts'
import type { customerMaster } from '../../contract/customer.ts'
import type { customerDestinationMaster } from '../../contract/customer-destination.ts'
import type { partnerContactMaster } from '../../contract/partner-contact.ts'
import type { supplierMaster } from '../../contract/supplier.ts'

/** Whom the demo company trades with: names that nobody has, numbers that nobody answers. */

/** A corporate number with its check digit; numbers with so many zeros are nobody's. */
function registrationNo(at: number): string {
  const rest = String(at).padStart(12, '0')
  const sum = [...rest]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 2), 0)
  return `T${9 - (sum % 9)}${rest}`
}

type Partner = readonly [
  code: string,
  name: string,
  kana: string,
  postal: string,
  address: string,
  area: string,
]

const customers: readonly Partner[] = [
  ['C001', '東海自動機株式会社', 'トウカイジドウキ', '448-0000', '愛知県刈谷市一里山町中本山100', '0566'],
  [
    'C002',
    '中京搬送システム株式会社',
    'チュウキョウハンソウシステム',
    '485-0000',
    '愛知県小牧市大字三ツ渕11',
    '0568',
  ],
  ['C003', '伊勢湾重機株式会社', 'イセワンジュウキ', '455-0000', '愛知県名古屋市港区船見町40', '052'],
  ['C004', '北勢精工株式会社', 'ホクセイセイコウ', '511-0000', '三重県桑名市大字福島930', '0594'],
  ['C005', '鈴鹿ロボテック株式会社', 'スズカロボテック', '513-0000', '三重県鈴鹿市平田町1900', '059'],
  ['C006', '株式会社みのかも製作所', 'ミノカモセイサクショ', '505-0000', '岐阜県美濃加茂市本郷町9', '0574'],
  [
    'C007',
    '近江エンジニアリング株式会社',
    'オウミエンジニアリング',
    '525-0000',
    '滋賀県草津市野路東7',
    '077',
  ],
  ['C008', '浪速機械商事株式会社', 'ナニワキカイショウジ', '550-0000', '大阪府大阪市西区立売堀4', '06'],
  ['C009', '遠州工機株式会社', 'エンシュウコウキ', '435-0000', '静岡県浜松市中央区篠ケ瀬町', '053'],
  [
    'C010',
    '駿河オートメーション株式会社',
    'スルガオートメーション',
    '417-0000',
    '静岡県富士市依田橋',
    '0545',
  ],
  [
    'C011',
    '武蔵野半導体装置株式会社',
    'ムサシノハンドウタイソウチ',
    '190-0000',
    '東京都立川市高松町1',
    '042',
  ],
  ['C012', '相模工業株式会社', 'サガミコウギョウ', '252-0000', '神奈川県相模原市中央区田名', '042'],
  [
    'C013',
    '上州プレス工業株式会社',
    'ジョウシュウプレスコウギョウ',
    '372-0000',
    '群馬県伊勢崎市長沼町',
    '0270',
  ],
  ['C014', '越後機械株式会社', 'エチゴキカイ', '940-0000', '新潟県長岡市城岡2', '0258'],
  ['C015', '加賀繊維機械株式会社', 'カガセンイキカイ', '920-0000', '石川県金沢市湊1', '076'],
  ['C016', '播磨鉄工株式会社', 'ハリマテッコウ', '672-0000', '兵庫県姫路市飾磨区中島', '079'],
  ['C017', '備前車輌部品株式会社', 'ビゼンシャリョウブヒン', '700-0000', '岡山県岡山市北区撫川', '086'],
  ['C018', '安芸マシナリー株式会社', 'アキマシナリー', '739-0000', '広島県東広島市八本松', '082'],
  ['C019', '筑紫精機株式会社', 'チクシセイキ', '812-0000', '福岡県福岡市博多区金の隈', '092'],
  ['C020', '有限会社尾張治具', 'オワリジグ', '496-0000', '愛知県津島市百島町', '0567'],
  ['C021', '四日市プラント株式会社', 'ヨッカイチプラント', '510-0000', '三重県四日市市塩浜町', '059'],
  ['C022', '飛騨木工機械株式会社', 'ヒダモッコウキカイ', '506-0000', '岐阜県高山市問屋町', '0577'],
  ['C023', '三河テック株式会社', 'ミカワテック', '444-0000', '愛知県岡崎市橋目町', '0564'],
  ['C024', '知多マテハン株式会社', 'チタマテハン', '477-0000', '愛知県東海市名和町', '052'],
  ['C025', '髙橋機工株式会社', 'タカハシキコウ', '457-0000', '愛知県名古屋市南区豊田5', '052'],
]

const suppliers: readonly Partner[] = [
  ['S001', '名港鋼材株式会社', 'メイコウコウザイ', '455-0000', '愛知県名古屋市港区木場町8', '052'],
  [
    'S002',
    '大同特殊材販売株式会社',
    'ダイドウトクシュザイハンバイ',
    '457-0000',
    '愛知県名古屋市南区滝春町',
    '052',
  ],
  ['S003', '中部アルミ株式会社', 'チュウブアルミ', '511-0000', '三重県桑名市多度町', '0594'],
  ['S004', '東名軸受販売株式会社', 'トウメイジクウケハンバイ', '460-0000', '愛知県名古屋市中区大須4', '052'],
  ['S005', '濃尾ねじ株式会社', 'ノウビネジ', '501-0000', '岐阜県羽島市舟橋町', '058'],
  ['S006', '株式会社長島熱処理', 'ナガシマネツショリ', '511-0000', '三重県桑名市長島町', '0594'],
  ['S007', '弥富メッキ工業株式会社', 'ヤトミメッキコウギョウ', '498-0000', '愛知県弥富市楠1', '0567'],
  ['S008', '蟹江研削所', 'カニエケンサクショ', '497-0000', '愛知県海部郡蟹江町', '0567'],
  ['S009', '木曽川樹脂株式会社', 'キソガワジュシ', '493-0000', '愛知県一宮市木曽川町', '0586'],
  ['S010', 'オイレスト販売株式会社', 'オイレストハンバイ', '468-0000', '愛知県名古屋市天白区中平', '052'],
  ['S011', '三重シール株式会社', 'ミエシール', '514-0000', '三重県津市高茶屋', '059'],
  ['S012', '東海工具商会株式会社', 'トウカイコウグショウカイ', '454-0000', '愛知県名古屋市中川区', '052'],
  ['S013', '浜名モーター株式会社', 'ハマナモーター', '431-0000', '静岡県湖西市鷲津', '053'],
  ['S014', '亀山センサー株式会社', 'カメヤマセンサー', '519-0000', '三重県亀山市布気町', '0595'],
  ['S015', '株式会社いなべ板金', 'イナベバンキン', '511-0000', '三重県いなべ市員弁町', '0594'],
  ['S016', '愛西塗装株式会社', 'アイサイトソウ', '496-0000', '愛知県愛西市佐屋町', '0567'],
  ['S017', '中日包装資材株式会社', 'チュウニチホウソウシザイ', '452-0000', '愛知県清須市西枇杷島町', '052'],
  ['S018', '瑞穂油脂株式会社', 'ミズホユシ', '467-0000', '愛知県名古屋市瑞穂区', '052'],
  ['S019', '桑名鋳造株式会社', 'クワナチュウゾウ', '511-0000', '三重県桑名市大字大仲新田', '0594'],
  ['S020', '関西伝動機株式会社', 'カンサイデンドウキ', '577-0000', '大阪府東大阪市高井田', '06'],
]

const base = ([, , kana, postal_cd, address1, area]: Partner, at: number) => ({
  branch_no: '00',
  kana,
  postal_cd,
  address1,
  phone: `${area}-000-${String(1000 + at * 7)}`,
  fax: `${area}-000-${String(1001 + at * 7)}`,
})

const terms = (at: number) =>
  ({
    closing_day: [99, 20, 15, 25][at % 4] ?? 99,
    pay_month: '1',
    pay_day: 99,
    pay_method: at % 5 === 0 ? '3' : '1',
    holiday_shift: '1',
    tax_div: '1',
    tax_calc_unit: '2',
    tax_fraction: '1',
  }) as const

export const customerRecords: readonly RecordFor<typeof customerMaster>[] = customers.map((one, at) => ({
  customer_cd: one[0],
  customer_nm: one[1],
  ...base(one, at),
  ...terms(at),
  honorific: '1',
  bank_account_cd: one[0] === 'C004' ? 'A02' : '',
  credit_limit: String((at % 6) * 5_000_000 + 10_000_000),
  price_basis: at % 8 === 1 ? '2' : '1',
  sales_basis: at % 4 === 1 ? '2' : '1',
  inspection_lt: at % 4 === 1 ? 5 : 0,
  invoice_reg_no: registrationNo(101 + at),
}))

export const supplierRecords: readonly RecordFor<typeof supplierMaster>[] = suppliers.map((one, at) => ({
  supplier_cd: one[0],
  supplier_nm: one[1],
  ...base(one, at + 40),
  ...terms(at),
  // Domains under .example belong to nobody, so that no letter of the demo can reach anybody.
  email: one[0] === 'S008' ? '' : `juchu@${one[0].toLowerCase()}.example`,
  price_basis: ['S001', 'S002', 'S003'].includes(one[0]) ? '2' : '1',
  order_send: at % 3 === 0 ? '2' : '1',
  subcontract_flg: ['S006', 'S007', 'S008', 'S016'].includes(one[0]),
  calendar_cd: 'SUP',
  bank_cd: String(9001 + (at % 4)),
  bank_branch_cd: String(101 + at),
  bank_account_type: at % 3 === 0 ? '2' : '1',
  bank_account_no: String(1_200_007 + at * 31_337),
  bank_account_nm: one[2],
  corporation_flg: one[0] !== 'S008',
  invoice_reg_no: one[0] === 'S008' ? '' : registrationNo(301 + at),
  toriteki_flg: at % 2 === 1,
  capital: at % 2 === 1 ? '10000000' : '100000000',
  employees: at % 2 === 1 ? 28 : 240,
}))

export const contactRecords: readonly RecordFor<typeof partnerContactMaster>[] = [
  ['P001', '山田 隆', 'ヤマダ タカシ', 'C001', '購買部'],
  ['P002', '加藤 美咲', 'カトウ ミサキ', 'C002', '資材課'],
  ['P003', '水野 健', 'ミズノ ケン', 'C003', '調達グループ'],
  ['P004', '森 由香里', 'モリ ユカリ', 'C004', '購買課'],
  ['P005', '伊藤 剛', 'イトウ ツヨシ', 'C005', '生産管理部'],
  ['P101', '鈴木 一郎', 'スズキ イチロウ', 'S001', '営業部'],
  ['P102', '服部 千春', 'ハットリ チハル', 'S004', '名古屋営業所'],
  ['P103', '近藤 修', 'コンドウ オサム', 'S006', '営業'],
].map(([contact_cd = '', contact_nm = '', kana = '', partner = '', department = '']) => ({
  contact_cd,
  contact_nm,
  kana,
  department,
  ...(partner.startsWith('C')
    ? { customer_cd: partner, customer_branch_no: '00' }
    : { supplier_cd: partner, supplier_branch_no: '00', order_mail_flg: true }),
}))

export const carrierRecords: readonly RecordFor<typeof carrierMaster>[] = (
  [
    ['T01', '港運送株式会社', 'ミナトウンソウ', '2', '16:00'],
    ['T02', '東海急便株式会社', 'トウカイキュウビン', '1', '17:30'],
    ['T03', '伊勢路物流株式会社', 'イセジブツリュウ', '2', '15:30'],
    ['T04', '木曽三川チャーター株式会社', 'キソサンセンチャーター', '3', ''],
    ['T05', '関東中部路線株式会社', 'カントウチュウブロセン', '2', '15:00'],
    ['T06', '西日本ライナー株式会社', 'ニシニホンライナー', '2', '14:30'],
    ['T07', '小口クイック便', 'コグチクイックビン', '1', '18:00'],
    ['T99', '自社便', 'ジシャビン', '4', ''],
  ] as const
).map(([carrier_cd, carrier_nm, kana, service, cut_off_time], at) => ({
  carrier_cd,
  carrier_nm,
  kana,
  service,
  cut_off_time,
  calendar_cd: 'CAR',
  toriteki_flg: at === 3 || at === 6,
}))

const areas = [
  ['KANTO', '関東', 1.6],
  ['TOKAI', '東海', 1],
  ['KINKI', '近畿', 1.3],
] as const

/** Farther away the carriers are asked each time. */
const prefectures: readonly (readonly [prefecture: string, area_cd: string])[] = [
  ...(['神奈川県', '東京都', '埼玉県', '千葉県'] as const).map((name) => [name, 'KANTO'] as const),
  ...(['愛知県', '岐阜県', '三重県', '静岡県'] as const).map((name) => [name, 'TOKAI'] as const),
  ...(['大阪府', '兵庫県', '京都府', '奈良県'] as const).map((name) => [name, 'KINKI'] as const),
]
const areaOf = (address: string): string =>
  prefectures.find(([prefecture]) => address.startsWith(prefecture))?.[1] ?? ''

export const fareRecords: readonly RecordFor<typeof carrierFareMaster>[] = [
  'T01',
  'T03',
  'T05',
  'T06',
].flatMap((carrier_cd) =>
  areas.flatMap(([area_cd, area_nm, factor]) =>
    [30, 100, 500].map((weight) => ({
      carrier_cd,
      area_cd,
      area_nm,
      from_dt: '2026-04-01',
      weight_limit: String(weight),
      fare: String(Math.round((800 + weight * 22) * factor)),
    })),
  ),
)

/** Each customer's own works, and a second place of the larger ones. */
export const destinationRecords: readonly RecordFor<typeof customerDestinationMaster>[] = customers.flatMap(
  ([customer_cd, name, kana, postal_cd, address], at) => {
    const short = name.replace(/株式会社|有限会社/g, '')
    const place = (destination_cd: string, destination_nm: string) => ({
      customer_cd,
      branch_no: '00',
      destination_cd,
      destination_nm,
      kana,
      postal_cd,
      address,
      area_cd: areaOf(address),
      carrier_cd: at < 6 ? 'T01' : at < 10 ? 'T03' : at < 15 ? 'T05' : 'T06',
      transport_days: at < 10 ? 1 : 2,
      time_slot: at % 3 === 0 ? ('1' as const) : ('9' as const),
      calendar_cd: 'CUS',
    })
    const first = place('D01', `${short} 本社工場`)
    return at < 8 ? [first, place('D02', `${short} 物流センター`)] : [first]
  },
)

/** What each customer owed at the last closing that was brought over from the old books. */
export const balanceRecords: readonly RecordFor<typeof arBalanceMaster>[] = customers.map(
  ([customer_cd], at) => ({
    customer_cd,
    branch_no: '00',
    balance_dt: '2026-03-31',
    balance: String(380_000 + ((at * 7919) % 60) * 70_000),
  }),
)

/** The old books had paid everybody by then; one supplier says so in writing. */
export const payableRecords: readonly RecordFor<typeof apBalanceMaster>[] = [
  { supplier_cd: 'S001', branch_no: '00', balance_dt: '2026-03-31', balance: '0' },
]
