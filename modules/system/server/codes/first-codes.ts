/** Tables of codes that every company begins with; it extends them itself. */
export const firstCodeKinds = [
  { kind_cd: 'UNIT', name: { ja: '単位', en: 'Unit', zh: '单位' } },
  { kind_cd: 'STOP_REASON', name: { ja: '停止理由', en: 'Reasons for stopping', zh: '停止原因' } },
  { kind_cd: 'DEFECT_REASON', name: { ja: '不良理由', en: 'Reasons for defects', zh: '不良原因' } },
  { kind_cd: 'INDIRECT_WORK', name: { ja: '間接作業', en: 'Indirect work', zh: '间接作业' } },
  { kind_cd: 'HELP_KIND', name: { ja: '呼出内容', en: 'Calls for help', zh: '呼叫内容' } },
  { kind_cd: 'STOCK_REASON', name: { ja: '受払理由', en: 'Reasons for stock entries', zh: '收发原因' } },
]

type Code = readonly [code_cd: string, ja: string, en: string, zh: string, decimals?: number]

const codesOf = (kind_cd: string, codes: readonly Code[]) =>
  codes.map(([code_cd, ja, en, zh, decimals = 0], at) => ({
    kind_cd,
    code_cd,
    name: { ja, en, zh },
    decimals,
    sort_no: (at + 1) * 10,
  }))

export const firstCodes = [
  ...codesOf('UNIT', [
    ['PCS', '個', 'pcs', '个'],
    ['HON', '本', 'pieces', '根'],
    ['MAI', '枚', 'sheets', '张'],
    ['SET', 'セット', 'sets', '套'],
    ['BOX', '箱', 'boxes', '箱'],
    ['KG', 'kg', 'kg', 'kg', 3],
    ['M', 'm', 'm', 'm', 2],
    ['L', 'L', 'L', 'L', 2],
  ]),
  ...codesOf('STOP_REASON', [
    ['10', '段取待ち', 'Waiting for set-up', '等待换线'],
    ['20', '材料待ち', 'Waiting for material', '等待材料'],
    ['30', '設備故障', 'Machine failure', '设备故障'],
    ['40', '品質確認', 'Quality check', '质量确认'],
    ['90', '休憩・交代', 'Break or change of shift', '休息、交接班'],
  ]),
  ...codesOf('INDIRECT_WORK', [
    ['10', '清掃・5S', 'Cleaning', '清扫、5S'],
    ['20', '会議・朝礼', 'Meeting', '会议、早会'],
    ['30', '教育・訓練', 'Training', '教育、培训'],
    ['40', '運搬・片付け', 'Carrying and tidying', '搬运、整理'],
    ['50', '設備点検・保全', 'Machine care', '设备点检、保养'],
    ['60', '待機', 'Waiting', '待机'],
    ['90', 'その他', 'Other', '其他'],
  ]),
  ...codesOf('HELP_KIND', [
    ['10', '材料補充', 'Material', '补充材料'],
    ['20', '品質確認', 'Quality check', '质量确认'],
    ['30', '設備故障', 'Machine failure', '设备故障'],
    ['40', 'リーダー', 'Team leader', '班组长'],
  ]),
  ...codesOf('STOCK_REASON', [
    ['10', '入力誤りの訂正', 'Correction of an entry', '更正录入错误'],
    ['20', '現物との差異', 'Differs from what is there', '与实物不符'],
    ['30', '破損・汚損', 'Damaged', '破损、污损'],
    ['40', '使用期限切れ', 'Expired', '过期'],
    ['50', '試作・検査に使用', 'Used for trial or inspection', '试制、检验使用'],
    ['60', '単価の見直し', 'Price reviewed', '重新核定单价'],
    ['70', '旧型・陳腐化', 'Obsolete', '陈旧淘汰'],
    ['90', 'その他', 'Other', '其他'],
  ]),
  ...codesOf('DEFECT_REASON', [
    ['10', '寸法不良', 'Wrong dimension', '尺寸不良'],
    ['20', '外観不良（キズ・打痕）', 'Scratch or dent', '外观不良'],
    ['30', '材料不良', 'Material defect', '材料不良'],
    ['40', '組立不良', 'Assembly defect', '组装不良'],
    ['90', 'その他', 'Other', '其他'],
  ]),
]
