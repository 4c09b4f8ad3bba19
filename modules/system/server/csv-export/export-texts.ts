import { texts } from '#platform/contract/text.ts'

export const exportTexts = texts({
  asWorkbook: {
    ja: '「{name}」にはCP932で表せない文字があるため、Excel形式で出力しました。',
    en: '"{name}" has characters that CP932 cannot write: it was written as a workbook.',
    zh: '“{name}”中有CP932无法表示的字符，已改为Excel格式导出。',
  },
})
