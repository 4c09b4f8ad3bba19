import { errors } from '#platform/contract/errors.ts'

export const documentErrors = errors({
  BIZ_DOCUMENTS_TOO_MANY: {
    ja: '保存ファイルが {count} 件あります。一度にダウンロードできるのは {most} 件までです。期間を分けてください。',
    en: '{count} kept files were found. At most {most} go into one download: divide the period.',
    zh: '存档文件共{count}个，一次最多下载{most}个。请分段下载。',
  },
})
