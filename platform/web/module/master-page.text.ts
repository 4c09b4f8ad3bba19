import type { Text } from '#platform/contract/text.ts'
import type { ManualPage } from '#platform/web/module/manual.ts'

/** Every master is kept in the same way; what differs is what it is for, and what is worth knowing of it. */
export const masterPage = (purpose: Text, rules: readonly Text[] = []): ManualPage => ({
  purpose,
  steps: [
    {
      ja: '条件を指定して検索し、行を選びます。',
      en: 'Search, and choose a row.',
      zh: '设定条件检索并选择行。',
    },
    {
      ja: '新規に作るか、開いて直し、登録します。',
      en: 'Make a new one, or open and change one, and save.',
      zh: '新建，或打开修改后保存。',
    },
    {
      ja: '使わなくなったものは停止し、どこにも使われていなければ廃止します。',
      en: 'Stop what is no longer used; discontinue it when nothing uses it.',
      zh: '不再使用的先停用，未被引用时可作废。',
    },
    {
      ja: 'CSVやExcelでまとめて登録・出力できます。取り込む前に行ごとの結果を確かめます。',
      en: 'Many come in and go out by CSV or Excel; before they come in, each row is shown.',
      zh: '可用CSV或Excel批量登记、输出；导入前逐行确认结果。',
    },
  ],
  ...(rules.length > 0 ? { rules } : {}),
})
