/**
 * How the wallet's dialog looks. The frame inside is opaque and of its full
 * size: it notices what covers, scales or fades it, and then approves nothing.
 */
export const frameSheet = `
[data-hasp-wallet] {
  inline-size: min(25rem, 100vw);
  block-size: min(40rem, 100dvh);
  max-inline-size: none;
  max-block-size: none;
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 1.25rem;
  overflow: hidden;
  flex-direction: column;
}
[data-hasp-wallet][open] { display: flex; }
[data-hasp-wallet]::backdrop { background: rgb(0 0 0 / 50%); }
[data-hasp-wallet] > iframe {
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  border: 0;
}
@media (max-width: 30rem) {
  [data-hasp-wallet] {
    inline-size: 100vw;
    block-size: min(44rem, 100dvh);
    margin-block: auto 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
}
`
