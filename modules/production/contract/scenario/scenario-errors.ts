import { errors } from '#platform/contract/errors.ts'

export const scenarioErrors = errors({
  BIZ_SCENARIO_MANY: {
    ja: '比較できる条件は{most}件までです。不要な条件を削除してください。',
    en: 'At most {most} scenarios stand side by side: delete one first.',
    zh: '最多可比较{most}个方案，请先删除不需要的方案。',
  },
  BIZ_SCENARIO_CHANGES: {
    ja: '1つの条件に登録できる変更は{most}件までです。',
    en: 'A scenario has at most {most} changes.',
    zh: '一个方案最多可登记{most}项变更。',
  },
  BIZ_SCENARIO_NEW: {
    ja: '条件「{name}」はまだ計算されていません。計算してから採用してください。',
    en: 'Scenario “{name}” has not been calculated: calculate it before adopting it.',
    zh: '方案“{name}”尚未计算，请计算后再采用。',
  },
  BIZ_SCENARIO_ADOPTED: {
    ja: '条件「{name}」は採用済みです。複写してから変更してください。',
    en: 'Scenario “{name}” has been adopted: copy it to change it.',
    zh: '方案“{name}”已采用，请复制后再修改。',
  },
  BIZ_SCENARIO_RIGHT: {
    ja: '「{change}」を登録する権限がありません。権限のある担当者に採用を依頼してください。',
    en: 'You may not make the change “{change}”. Ask somebody who may to adopt it.',
    zh: '没有登记“{change}”的权限，请由有权限的人员采用。',
  },
  BIZ_SCENARIO_RUNNING: {
    ja: '計画の比較を計算中です。終了後に操作してください。',
    en: 'The comparison is being calculated. Operate after it has finished.',
    zh: '正在计算计划比较，请在结束后操作。',
  },
  BIZ_SCENARIO_ORDER: {
    ja: '受注{no}の{line}行目は受注残ではありません。',
    en: 'Line {line} of order {no} is not open.',
    zh: '销售订单{no}第{line}行不是未交订单。',
  },
  BIZ_SCENARIO_BUSY: {
    ja: '計画が変更されているため計算できませんでした。しばらくしてから計算し直してください。',
    en: 'The plan was being changed: calculate again in a moment.',
    zh: '计划正在变更，无法计算，请稍后重新计算。',
  },
})
