import { errors } from '#platform/contract/errors.ts'

/** Refusals at the shelf, loud on the phone of who picks. */
export const pickErrors = errors({
  BIZ_PICK_ITEM: {
    ja: '品目が違います。（出荷指示：{item}／現品票：{label}）',
    en: 'That is another item (instructed {item}, label {label}).',
    zh: '物料不符。（出货指示：{item}／标签：{label}）',
  },
  BIZ_PICK_LOT: {
    ja: 'ロットが違います。（指定：{lot}／現品票：{label}）',
    en: 'That is another lot (named {lot}, label {label}).',
    zh: '批次不符。（指定：{lot}／标签：{label}）',
  },
  BIZ_PICK_HELD: {
    ja: 'ロット「{lot}」は出荷止めです。（理由：{reason}）',
    en: 'Lot "{lot}" is held: {reason}.',
    zh: '批次“{lot}”已停止出货。（原因：{reason}）',
  },
  BIZ_PICK_MIXED: {
    ja: 'ロットは混在できません。（品目：{item}／ピッキング済みのロット：{lot}）',
    en: 'This customer takes no mixed lots (item {item}, picked already: lot {lot}).',
    zh: '该客户不可混批。（物料：{item}／已拣货批次：{lot}）',
  },
  BIZ_PICK_BACK: {
    ja: '出荷済みのロット「{last}」より古いロットです。（品目：{item}／ロット：{lot}）',
    en: 'Lot "{last}" has been shipped, and this one is older (item {item}, lot {lot}).',
    zh: '比已出货的批次“{last}”更旧。（物料：{item}／批次：{lot}）',
  },
  BIZ_PICK_LIFE: {
    ja: '納品日に残存日数が足りません。（ロット：{lot}／有効期限：{expiry}／最低残存日数：{days}）',
    en: 'Too few days are left at delivery (lot {lot}, expires {expiry}, at least {days} days).',
    zh: '交货日剩余天数不足。（批次：{lot}／有效期：{expiry}／最少剩余天数：{days}）',
  },
  BIZ_PICK_THEIRS: {
    ja: '得意先の現品票が一致しません。（得意先品番：{theirs}／数量：{qty}／読取：{label}）',
    en: 'The customer’s label does not match (customer’s item {theirs}, quantity {qty}, read: {label}).',
    zh: '客户的标签不一致。（客户料号：{theirs}／数量：{qty}／读取：{label}）',
  },
})
