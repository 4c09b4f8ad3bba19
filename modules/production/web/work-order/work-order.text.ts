import { texts } from '#platform/contract/text.ts'

export const workOrderTexts = texts({
  nothingComes: { ja: '入る予定なし', en: 'Nothing comes', zh: '没有预定' },
  comesLate: {
    ja: '{day}（{days}日遅れ）',
    en: '{day} ({days|# day|# days} late)',
    zh: '{day}（延迟{days}天）',
  },
  rework: { ja: '手直し指示', en: 'Order rework', zh: '下达返修指令' },
  reworkTitle: {
    ja: '製造指図{no}の手直し指示',
    en: 'Rework of work order {no}',
    zh: '生产指令{no}的返修指令',
  },
  reworkHelp: {
    ja: '不良品を直す指図を作ります。不良品は最初の工程で着手するまで今の場所に残り、仕上がった良品は同じロットで入庫します。',
    en: 'Makes a work order that mends defective pieces. They stay where they lie until its first process takes them, and come into stock as good pieces of the same lot.',
    zh: '生成返修不良品的指令。不良品在首道工序开工前留在原处，修好的良品以同一批次入库。',
  },
  judged: { ja: '完成検査', en: 'Final inspection', zh: '成品检验' },
  nothing: {
    ja: 'この指図に、手直しを指示できる不良はありません。',
    en: 'This work order has no defective pieces that wait to be mended.',
    zh: '该指令没有可下达返修的不良品。',
  },
  found: { ja: '不良になった工程', en: 'Found defective at', zh: '发现不良的工序' },
  foundOption: {
    ja: '{process}　{name}（不良{defective}、残り{left}）',
    en: '{process} {name} ({defective} defective, {left} left)',
    zh: '{process}　{name}（不良{defective}，剩余{left}）',
  },
  qty: { ja: '手直し数', en: 'Reworked', zh: '返修数' },
  processes: { ja: 'やり直す工程', en: 'Processes done again', zh: '重新进行的工序' },
  parts: { ja: '改めて使う部品', en: 'Parts drawn anew', zh: '重新使用的零件' },
  outside: { ja: '外注', en: 'Subcontracted', zh: '外协' },
  reworked: {
    ja: '手直しの指図{no}を作りました。',
    en: 'Work order {no} for the rework was made.',
    zh: '已生成返修指令{no}。',
  },
  trial: { ja: '試作指示', en: 'Order a trial', zh: '下达试制指令' },
  trialHelp: {
    ja: '試作の指図は受注に結び付かず、仕上がるまで計画の供給に数えません。部品は引き当て、設備の時間は押さえます。',
    en: 'A trial is for no order, and the plan counts on nothing of it before it is finished. Its parts are allocated and its machines are taken.',
    zh: '试制指令不与订单关联，完工前计划不计为供给。零件会预留，设备时间会占用。',
  },
  trialMade: {
    ja: '試作の指図{no}を作りました。',
    en: 'Work order {no} for the trial was made.',
    zh: '已生成试制指令{no}。',
  },
  mends: { ja: '手直し元', en: 'Mends', zh: '返修来源' },
  mendedBy: { ja: '手直しの指図', en: 'Orders of rework', zh: '返修指令' },
})
