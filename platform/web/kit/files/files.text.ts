import { texts } from '#platform/contract/text.ts'

export const filesTexts = texts({
  files: { ja: '添付ファイル', en: 'Files', zh: '附件' },
  add: { ja: 'ファイルを追加', en: 'Add a file', zh: '添加文件' },
  choose: { ja: 'ファイルを選択', en: 'Choose a file', zh: '选择文件' },
  chooseCsv: { ja: 'CSVファイルを選択', en: 'Choose a CSV file', zh: '选择CSV文件' },
  dropCsv: {
    ja: '取引先のCSVファイルをここにドロップするか、選択してください。（1MB・{rows}行まで）',
    en: 'Drop the partner’s CSV file here, or choose it (up to 1 MB and {rows} rows).',
    zh: '请将往来单位的CSV文件拖放到此处，或选择文件。（最大1MB、{rows}行）',
  },
  readingCsv: { ja: 'ファイルを確認しています…', en: 'Checking the file…', zh: '正在检查文件…' },
  hint: {
    ja: '図面や書類を{max}MBまで添付できます。（PDF・PNG・JPEG・TIFF・Excel・Word・CSV・テキスト）',
    en: 'Drawings and documents up to {max} MB (PDF, PNG, JPEG, TIFF, Excel, Word, CSV, text).',
    zh: '可添加{max}MB以内的图纸、单据等文件。（PDF、PNG、JPEG、TIFF、Excel、Word、CSV、文本）',
  },
  tooLarge: {
    ja: '「{name}」は{max}MBを超えているため添付できません。',
    en: '“{name}” is larger than {max} MB.',
    zh: '“{name}”超过{max}MB，无法添加。',
  },
  none: { ja: '添付ファイルはありません。', en: 'No files are attached.', zh: '没有附件。' },
  preview: { ja: '表示', en: 'Show', zh: '显示' },
  download: { ja: '保存', en: 'Download', zh: '下载' },
  remove: { ja: '取り外す', en: 'Remove', zh: '移除' },
  removeAsk: { ja: '添付を取り外しますか', en: 'Take this file off?', zh: '要移除附件吗？' },
  removeBody: {
    ja: '「{name}」を取り外します。',
    en: '“{name}” is taken off.',
    zh: '将移除“{name}”。',
  },
  added: { ja: '「{name}」を添付しました。', en: '“{name}” has been attached.', zh: '已添加“{name}”。' },
  removed: {
    ja: '「{name}」を取り外しました。',
    en: '“{name}” has been taken off.',
    zh: '已移除“{name}”。',
  },
  size: { ja: '{qty}KB', en: '{qty} KB', zh: '{qty}KB' },
  close: { ja: '閉じる', en: 'Close', zh: '关闭' },
})
