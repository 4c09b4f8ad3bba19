import { errors } from '#platform/contract/errors.ts'

/** What stands against a count beside the refusals of the ledger. */
export const countErrors = errors({
  BIZ_INVENTORY_PAST: {
    ja: '棚卸日に過去の日付は指定できません。{date}以降の日付を入力してください。',
    en: 'A count cannot be planned for the past. Enter a date from {date} on.',
    zh: '盘点日不能是过去的日期，请输入{date}以后的日期。',
  },
  BIZ_INVENTORY_UNCOUNTABLE: {
    ja: '「{name}」には棚卸対象の場所がありません。在庫場所マスタの「棚卸対象」を確認してください。',
    en: 'Nothing at "{name}" is counted. See "Counted" in the master of stock locations.',
    zh: '“{name}”没有盘点对象库位，请确认库位主数据的“盘点对象”。',
  },
  BIZ_INVENTORY_TAG: {
    ja: '棚札番号{no}は使用できません。未使用の予備の棚札番号を入力してください。',
    en: 'Tag {no} cannot be used. Enter the number of a spare tag that is unused.',
    zh: '盘点卡号{no}不能使用，请输入未使用的备用卡号。',
  },
  BIZ_INVENTORY_TAGS_MISSING: {
    ja: '回収していない棚札があります。（棚札番号：{tags}）未使用・書損の棚札は「未使用」にしてください。',
    en: 'Tags are missing ({tags}). Mark those that are unused or spoilt.',
    zh: '有未回收的盘点卡。（卡号：{tags}）未使用或写错的请标记为“未使用”。',
  },
  BIZ_INVENTORY_DISAGREE: {
    ja: '1人目と2人目の数が一致しない行が{count}件あります。数え直してください。',
    en: 'The two counters disagree in {count|# line|# lines}. Count them again.',
    zh: '有{count}行两人盘点数不一致，请重新盘点。',
  },
  BIZ_INVENTORY_SECOND_PERSON: {
    ja: '2人目の計数は、1人目とは別の人が入力してください。（品目：{item}）',
    en: 'The second count must be another person’s (item {item}).',
    zh: '第二次盘点须由另一人录入。（物料：{item}）',
  },
  BIZ_INVENTORY_APPROVE_FIRST: {
    ja: '差異の承認が済んでいません。別の人が承認してから調整してください。',
    en: 'The differences have not been approved yet. Another person approves them first.',
    zh: '差异尚未审批，请由另一人审批后再调整。',
  },
  BIZ_INVENTORY_OTHER_PERSON: {
    ja: '承認した人は差異を調整できません。別の人が調整してください。',
    en: 'Who has approved the differences cannot post them. Another person does.',
    zh: '审批人不能调整差异，请由另一人调整。',
  },
  BIZ_INVENTORY_NOT_APPROVED: {
    ja: '棚卸差異の承認は使用していません。（システムパラメータ）',
    en: 'Differences are not approved here (system parameters).',
    zh: '未使用盘点差异审批。（系统参数）',
  },
})
