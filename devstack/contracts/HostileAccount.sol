// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An account that answers every question about a signature in the one wrong
/// way that it was made for.
contract HostileAccount {
    uint256 private immutable behaviour;

    constructor(uint256 behaviour_) {
        behaviour = behaviour_;
    }

    fallback() external {
        uint256 chosen = behaviour;
        assembly {
            mstore(0, shl(224, 0x1626ba7e))
            mstore(32, 0)
            switch chosen
            // Reverts, with the right answer as its reason.
            case 0 { revert(0, 32) }
            // Answers nothing.
            case 1 { return(0, 0) }
            // Answers too little.
            case 2 { return(0, 4) }
            // Answers too much.
            case 3 { return(0, 64) }
            // Burns all the gas that there is.
            case 4 { for {} 1 {} {} }
            // Says yes to everything: that is its own affair.
            default { return(0, 32) }
        }
    }
}
