import { errors } from '#platform/contract/errors.ts'

/** Refusals of outside processes. */
export const outsideErrors = errors({
  BIZ_OUTSIDE_ROUTING: {
    ja: '品目 {item} の工程に外注工程がありません。製造部品構成で外注工程を登録してください。',
    en: 'No process of item {item} is done outside. Enter one in its routing.',
    zh: '物料{item}的工序中没有外协工序。请在制造BOM中登记外协工序。',
  },
  BIZ_OUTSIDE_STEP: {
    ja: '指図 {no} の工程 {process} は社内工程ではないか、存在しません。',
    en: 'Process {process} of work order {no} is not one of our own.',
    zh: '工单{no}的工序{process}不是厂内工序，或不存在。',
  },
  BIZ_OUTSIDE_TOO_MANY: {
    ja: '前の工程から受け取れる数（{rest}）を超えています。',
    en: 'Only {rest} can be taken over from the process before.',
    zh: '超过可从前工序接收的数量（{rest}）。',
  },
  BIZ_OUTSIDE_ORDERED: {
    ja: '指図 {no} の工程 {process} は発注済みです。画面を更新して選び直してください。',
    en: 'Process {process} of work order {no} has been ordered already. Refresh the list and choose again.',
    zh: '工单{no}的工序{process}已下单。请刷新页面后重新选择。',
  },
  BIZ_OUTSIDE_SUPPLIER: {
    ja: '指図 {no} の工程 {process} に外注先がありません。製造部品構成または工程マスタで登録してください。',
    en: 'Nobody is named who does process {process} of work order {no}. Enter them in the routing or the process.',
    zh: '工单{no}的工序{process}没有外协厂。请在制造BOM或工序主数据中登记。',
  },
  BIZ_OUTSIDE_ONE_SUPPLIER: {
    ja: '1枚の伝票には、1つの外注先の明細だけを入力してください。',
    en: 'A slip is for one subcontractor: enter lines of one only.',
    zh: '一张单据只能输入一家外协厂的明细。',
  },
  BIZ_OUTSIDE_LINE: {
    ja: '発注 {code}-{line} は外注工程の発注ではありません。',
    en: 'Order {code}-{line} is not of an outside process.',
    zh: '采购订单{code}-{line}不是外协工序的订单。',
  },
  BIZ_OUTSIDE_TWICE: {
    ja: '発注 {code}-{line} が2行あります。1行にまとめてください。',
    en: 'Order {code}-{line} stands there twice. Put it into one line.',
    zh: '采购订单{code}-{line}有两行，请合并为一行。',
  },
  BIZ_OUTSIDE_SEND_MORE: {
    ja: '発注 {code}-{line} で出庫できる数（{rest}）を超えています。',
    en: 'Only {rest} can be sent out for {code}-{line}.',
    zh: '超过采购订单{code}-{line}可出库的数量（{rest}）。',
  },
  BIZ_OUTSIDE_RETURN_MORE: {
    ja: '発注 {code}-{line} で外注先にある数（{there}）を超えています。',
    en: 'Only {there} of {code}-{line} are at the subcontractor.',
    zh: '超过采购订单{code}-{line}在外协厂的数量（{there}）。',
  },
  BIZ_OUTSIDE_NOTHING: {
    ja: '良品または不良の数量を入力してください。',
    en: 'Enter how many are good or defective.',
    zh: '请输入良品或不良的数量。',
  },
  BIZ_OUTSIDE_REASON: {
    ja: '不良の理由を入力してください。',
    en: 'Say why pieces are defective.',
    zh: '请输入不良的原因。',
  },
  BIZ_OUTSIDE_CLAIM: {
    ja: '不良がない行に請求額は入力できません。',
    en: 'Nothing is claimed where nothing is defective.',
    zh: '没有不良的行不能输入索赔金额。',
  },
  BIZ_OUTSIDE_NEXT: {
    ja: '指図 {no} の次の工程に、発注済みの外注工程がありません。直送せずに戻すか、先に注文書を発行してください。',
    en: 'No outside process that follows in work order {no} has been ordered. Let the pieces come back, or issue its order first.',
    zh: '工单{no}的下一道工序没有已下单的外协工序。请不直转而返回，或先发行订单。',
  },
  BIZ_OUTSIDE_TAKEN_BACK: {
    ja: '伝票 {no} は取消済みです。',
    en: 'Slip {no} has been cancelled already.',
    zh: '单据{no}已取消。',
  },
  BIZ_OUTSIDE_GONE_ON: {
    ja: '発注 {code}-{line} はこの伝票の後に戻り・出庫があります。先に後の伝票を取り消してください。',
    en: 'Pieces of {code}-{line} have come back or gone on since. Cancel those slips first.',
    zh: '采购订单{code}-{line}在该单据之后已有返回或出库。请先取消之后的单据。',
  },
  BIZ_OUTSIDE_SENT: {
    ja: '外注先に出庫済みのため、発注 {code}-{line} を取消・削除・減数できません。',
    en: 'Pieces are out for {code}-{line}: it is not cancelled, taken away or made smaller.',
    zh: '已向外协厂出库，采购订单{code}-{line}不能取消、删除或减少数量。',
  },
})
