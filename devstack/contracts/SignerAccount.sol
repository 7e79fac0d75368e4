// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An account that is a contract: what its owner's key signs is signed by it
/// (ERC-1271).
contract SignerAccount {
    address public immutable owner;

    bytes4 private constant MAGIC_VALUE = 0x1626ba7e;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(
        bytes32 hash,
        bytes calldata signature
    ) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer == owner && signer != address(0) ? MAGIC_VALUE : bytes4(0xffffffff);
    }
}
