/**
 * Characters that are the same to a reader and differ between the tables of Unicode and of Windows: they are written
 * as the one that CP932 has (decisions.md "CSV").
 */
export const cp932Twins: Readonly<Record<string, string>> = {
  '\u301c': '\uff5e', // 〜 wave dash
  '\u2212': '\uff0d', // − minus sign
  '\u2016': '\u2225', // ‖ double line
  '\u2014': '\u2015', // — long dash
  '\u00a2': '\uffe0',
  '\u00a3': '\uffe1',
  '\u00ac': '\uffe2',
  '\u00a5': '\uffe5',
}
