export interface OfSupplier {
  readonly supplier_cd: string
  readonly branch_no: string
}
