"""Who signed a text on Ethereum, with nothing but the standard library."""

P = 2**256 - 2**32 - 977
N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
G = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)
MASK = 2**64 - 1


def recover_address(text: str, signature: str) -> str | None:
    """The address, with its checksum, whose key signed (EIP-191)."""
    try:
        data = bytes.fromhex(signature.removeprefix("0x"))
    except ValueError:
        return None
    if len(data) != 65 or data[64] not in (0, 1, 27, 28):
        return None
    r, s = int.from_bytes(data[:32]), int.from_bytes(data[32:64])
    # Of two signatures that fit, only the one with the low s counts (EIP-2).
    if not (0 < r < N and 0 < s <= N // 2):
        return None
    y = pow(r**3 + 7, (P + 1) // 4, P)
    if y * y % P != (r**3 + 7) % P:
        return None
    if y % 2 != (data[64] - 27) % 2 if data[64] > 1 else y % 2 != data[64]:
        y = P - y
    body = text.encode()
    hashed = keccak256(b"\x19Ethereum Signed Message:\n%d" % len(body) + body)
    inverse = pow(r, -1, N)
    key = add(
        multiply((r, y), s * inverse % N),
        multiply(G, -int.from_bytes(hashed) * inverse % N),
    )
    if key is None:
        return None
    point = key[0].to_bytes(32) + key[1].to_bytes(32)
    return with_checksum(keccak256(point)[12:].hex())


def with_checksum(digits: str) -> str:
    """An address as it is written (EIP-55)."""
    hashed = keccak256(digits.encode()).hex()
    return "0x" + "".join(
        digit.upper() if int(by, 16) > 7 else digit
        for digit, by in zip(digits, hashed)
    )


def add(one, other):
    if one is None or other is None:
        return other if one is None else one
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    if one == other:
        slope = 3 * x1 * x1 * pow(2 * y1, -1, P) % P
    else:
        slope = (y2 - y1) * pow(x2 - x1, -1, P) % P
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P


def multiply(point, times):
    total = None
    while times:
        if times & 1:
            total = add(total, point)
        point = add(point, point)
        times >>= 1
    return total


def keccak256(data: bytes) -> bytes:
    rate = 136
    padded = bytearray(data + b"\x01" + b"\x00" * (rate - 1 - len(data) % rate))
    padded[-1] |= 0x80
    lanes = [[0] * 5 for _ in range(5)]
    for start in range(0, len(padded), rate):
        for index in range(rate // 8):
            at = start + 8 * index
            word = int.from_bytes(padded[at : at + 8], "little")
            lanes[index % 5][index // 5] ^= word
        lanes = permute(lanes)
    return b"".join(lanes[index][0].to_bytes(8, "little") for index in range(4))


def permute(lanes):
    register = 1
    for _ in range(24):
        sums = [
            lanes[x][0] ^ lanes[x][1] ^ lanes[x][2] ^ lanes[x][3] ^ lanes[x][4]
            for x in range(5)
        ]
        mixed = [sums[(x - 1) % 5] ^ turn(sums[(x + 1) % 5], 1) for x in range(5)]
        lanes = [[lanes[x][y] ^ mixed[x] for y in range(5)] for x in range(5)]
        x, y, current = 1, 0, lanes[1][0]
        for step in range(24):
            x, y = y, (2 * x + 3 * y) % 5
            by = (step + 1) * (step + 2) // 2
            current, lanes[x][y] = lanes[x][y], turn(current, by)
        for y in range(5):
            row = [lanes[x][y] for x in range(5)]
            for x in range(5):
                lanes[x][y] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5] & MASK)
        for bit in range(7):
            register = ((register << 1) ^ ((register >> 7) * 0x71)) % 256
            if register & 2:
                lanes[0][0] ^= 1 << ((1 << bit) - 1)
    return lanes


def turn(word: int, by: int) -> int:
    by %= 64
    return ((word << by) | (word >> (64 - by))) & MASK
