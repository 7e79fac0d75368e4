// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Resolves the names of a domain by a gateway (ERC-3668, ENSIP-10), whose
/// answers count while its signature holds.
contract OffchainResolver {
    error OffchainLookup(
        address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData
    );
    error AnswerExpired();
    error SignatureInvalid();

    /// Half of the curve's order: of two signatures that say the same, one counts.
    uint256 private constant highestS =
        0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    string public url;
    address public immutable signer;

    constructor(string memory url_, address signer_) {
        url = url_;
        signer = signer_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }

    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        string[] memory urls = new string[](1);
        urls[0] = url;
        revert OffchainLookup(
            address(this), urls, msg.data, this.resolveWithProof.selector, msg.data
        );
    }

    /// The signature is over what was asked as well: an answer about one name
    /// is none about another.
    function resolveWithProof(bytes calldata response, bytes calldata request)
        external
        view
        returns (bytes memory)
    {
        (bytes memory result, uint64 expiresAt, bytes memory signature) =
            abi.decode(response, (bytes, uint64, bytes));
        if (expiresAt < block.timestamp) revert AnswerExpired();
        bytes32 hash = keccak256(
            abi.encodePacked(
                hex"1900", address(this), expiresAt, keccak256(request), keccak256(result)
            )
        );
        if (signature.length != 65) revert SignatureInvalid();
        bytes32 r;
        uint256 s;
        assembly ("memory-safe") {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
        }
        address signed = s > highestS
            ? address(0)
            : ecrecover(hash, uint8(signature[64]), r, bytes32(s));
        if (signed == address(0) || signed != signer) revert SignatureInvalid();
        return result;
    }
}
