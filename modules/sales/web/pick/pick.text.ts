import { texts } from '#platform/contract/text.ts'

export const pickTexts = texts({
  begin: {
    ja: '出荷番号（ピッキングリストのQRコード）を読み取ってください。',
    en: 'Read a delivery number (the code on the picking list).',
    zh: '请扫描出货号（拣货单上的二维码）。',
  },
  waiting: { ja: 'ピッキング待ちの出荷', en: 'Deliveries to be picked', zh: '待拣货的出货' },
  noneWaiting: {
    ja: 'ピッキング待ちの出荷はありません。',
    en: 'No delivery waits to be picked.',
    zh: '没有待拣货的出货。',
  },
  delivery: { ja: '出荷番号', en: 'Delivery no.', zh: '出货号' },
  place: { ja: '棚', en: 'Shelf', zh: '货架' },
  scanPlace: { ja: '棚を読み取る', en: 'Read the shelf', zh: '扫描货架' },
  ours: { ja: '自社の現品票', en: 'Our label', zh: '本公司标签' },
  scanOurs: { ja: '自社の現品票を読み取る', en: 'Read our label', zh: '扫描本公司标签' },
  theirs: { ja: '得意先の現品票', en: 'Customer’s label', zh: '客户标签' },
  scanTheirs: { ja: '得意先の現品票を読み取る', en: 'Read the customer’s label', zh: '扫描客户标签' },
  readIt: { ja: '読み取ってください', en: 'To be read', zh: '请扫描' },
  order: { ja: '出荷指示', en: 'Instruct to ship', zh: '出货指示' },
  qty: { ja: '箱の数量', en: 'Quantity in the box', zh: '箱内数量' },
  add: { ja: '箱を登録', en: 'Save the box', zh: '登记箱' },
  skip: { ja: '次の棚へ', en: 'Next shelf', zh: '下一货架' },
  next: { ja: '残りの棚', en: 'Shelves to come', zh: '剩余货架' },
  done: { ja: 'すべてピッキングしました。', en: 'Everything has been picked.', zh: '已全部拣货。' },
  match: { ja: '一致', en: 'Agree', zh: '一致' },
  boxes: { ja: '箱 {count}', en: 'Boxes {count}', zh: '箱 {count}' },
  wrongPlace: {
    ja: '棚が違います。（指定：{place}／読取：{read}）',
    en: 'That is another shelf (named {place}, read {read}).',
    zh: '货架不符。（指定：{place}／读取：{read}）',
  },
  wrongItem: {
    ja: '品目が違います。（指定：{item}／読取：{read}）',
    en: 'That is another item (named {item}, read {read}).',
    zh: '物料不符。（指定：{item}／读取：{read}）',
  },
  wrongLot: {
    ja: 'ロットが違います。（指定：{lot}／読取：{read}）',
    en: 'That is another lot (named {lot}, read {read}).',
    zh: '批次不符。（指定：{lot}／读取：{read}）',
  },
  wrongTheirs: {
    ja: '得意先の現品票が一致しません。（得意先品番：{theirs}／数量：{qty}／読取：{read}）',
    en: 'The customer’s label does not match (customer’s item {theirs}, quantity {qty}, read {read}).',
    zh: '客户的标签不一致。（客户料号：{theirs}／数量：{qty}／读取：{read}）',
  },
  oneLot: {
    ja: '得意先のロット条件が混在不可のため、1ロットの分だけを指示しています。',
    en: 'This customer takes no mixed lots: only what one lot has is to be picked.',
    zh: '客户的批次条件为不可混批，因此只指示一个批次的数量。',
  },
  takesMore: { ja: '過納許容 ＋{over}', en: 'Takes {over} more', zh: '超交允许 ＋{over}' },
  beyond: {
    ja: '残りの数量（{rest}）と過納許容（{over}）の合計を超えています。',
    en: 'More than the rest ({rest}) and what the customer takes beyond it ({over}).',
    zh: '超过剩余数量（{rest}）与超交允许（{over}）之和。',
  },
  tooMany: {
    ja: '残りの数量（{rest}）を超えています。',
    en: 'More than the rest ({rest}).',
    zh: '超过剩余数量（{rest}）。',
  },
})
