// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A resolver for tests: it reverts, or sends whoever resolves a name to hosts
/// of its choice, again and again.
contract HostileResolver {
    error OffchainLookup(
        address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData
    );

    /// Without one it reverts.
    string[] private urls;

    constructor(string[] memory urls_) {
        urls = urls_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923;
    }

    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        _send();
    }

    function again(bytes calldata, bytes calldata) external view returns (bytes memory) {
        _send();
    }

    function _send() private view {
        require(urls.length > 0, "no");
        revert OffchainLookup(address(this), urls, hex"c0ffee", this.again.selector, "");
    }
}
