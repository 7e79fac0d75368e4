/** How every PSBT begins (BIP-174): `psbt` and 0xff. */
const magic = [0x70, 0x73, 0x62, 0x74, 0xff]

/** @returns undefined for bytes that are no PSBT */
export function readPsbt(
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  return magic.every((byte, index) => bytes?.[index] === byte)
    ? bytes
    : undefined
}
