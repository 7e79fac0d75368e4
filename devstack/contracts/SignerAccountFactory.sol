// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SignerAccount} from "./SignerAccount.sol";

/// Makes accounts at addresses that are known before (CREATE2), as ERC-6492
/// needs them.
contract SignerAccountFactory {
    function create(address owner) external returns (address) {
        return address(new SignerAccount{salt: 0}(owner));
    }

    function addressOf(address owner) external view returns (address) {
        bytes memory code = abi.encodePacked(
            type(SignerAccount).creationCode,
            abi.encode(owner)
        );
        bytes32 digest = keccak256(
            abi.encodePacked(bytes1(0xff), address(this), bytes32(0), keccak256(code))
        );
        return address(uint160(uint256(digest)));
    }
}
