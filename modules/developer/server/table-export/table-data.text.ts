import { texts } from '#platform/contract/text.ts'

export const tableDataTexts = texts({
  contentLeft: {
    ja: '「{name}」はファイルの中身を持つため、定義だけを出力しました。',
    en: '"{name}" holds the contents of files: only its definition was written.',
    zh: '“{name}”保存文件内容，仅导出了定义。',
  },
})
