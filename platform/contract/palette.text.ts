import type { Text } from './text.ts'

export const attachmentsOf: Text = { ja: 'ファイル', en: 'Files', zh: '文件' }
