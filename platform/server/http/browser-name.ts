/** Names that several browsers call themselves by stand behind those of the browser itself. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a person calls the browser of a call: `Chrome 128 / Windows`. Blank where it says nothing that is known. */
export function browserName(userAgent: string | undefined): string {
  const text = userAgent ?? ''
  const browser = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(text)?.[1]
    return version === undefined ? [] : [`${name} ${version.slice(0, 6)}`]
  })
  const system = systems.filter(([pattern]) => pattern.test(text)).map(([, name]) => name)
  return [...browser.slice(0, 1), ...system.slice(0, 1)].join(' / ')
}
