import { expect, it } from 'vitest'
import { servicePictureSource } from './servicePictureSource.js'

const path = '/v1/images/ab'
const local = ['localhost:4003', '127.0.0.1:4003', '[::1]:4003']

it('draws what a service of the same machine serves, on a page of that machine', () => {
  for (const page of ['localhost', '127.0.0.1', '[::1]'])
    for (const host of local)
      expect(servicePictureSource(`http://${host}${path}`, page)).toBe(
        `http://${host}${path}`,
      )
})

it('draws nothing without a certificate on any other page', () => {
  for (const page of [
    'shop.example',
    'localhost.example',
    'notlocalhost',
    '127.0.0.1.example',
    '127.0.0.2',
    '192.168.0.7',
    '',
  ])
    for (const host of local)
      expect(servicePictureSource(`http://${host}${path}`, page)).toBe(
        undefined,
      )
})

it('draws nothing from elsewhere without a certificate, nor with credentials', () => {
  for (const source of [
    `http://data.example${path}`,
    `http://localhost.example${path}`,
    `http://127.0.0.1.example${path}`,
    `http://192.168.0.7${path}`,
    `http://0x7f.1.example${path}`,
    `http://me:secret@localhost:4003${path}`,
    `ftp://localhost${path}`,
    'javascript:alert(1)//localhost',
    'localhost',
    '',
  ])
    expect(servicePictureSource(source, 'localhost'), source).toBe(undefined)
  expect(servicePictureSource(undefined, 'localhost')).toBe(undefined)
})

it('draws what any page may draw', () => {
  const picture = `https://data.example${path}`
  expect(servicePictureSource(picture, 'shop.example')).toBe(picture)
  expect(servicePictureSource(picture, 'localhost')).toBe(picture)
})
