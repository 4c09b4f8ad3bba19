import { useSearchParams } from 'react-router'
import type { FilesShown } from './files-shown.ts'
import { forecastFilesShown } from './forecast-files-shown.ts'
import { ImportFile } from './import-file.tsx'
import { ImportFiles } from './import-files.tsx'
import { orderFilesShown } from './order-files-shown.ts'

/** Files that have come, and one of them with its rows. */
function FilesScreen({ of }: { of: FilesShown }) {
  const [address] = useSearchParams()
  const import_no = address.get('import_no') ?? ''
  return import_no === '' ? (
    <ImportFiles of={of} />
  ) : (
    <ImportFile key={import_no} of={of} import_no={import_no} />
  )
}

/** 受注取込. */
export const ImportScreen = () => <FilesScreen of={orderFilesShown} />

/** 内示取込. */
export const ForecastImportScreen = () => <FilesScreen of={forecastFilesShown} />
