// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function balanceOf(address owner) external view returns (uint256);
}

/// For tests: what prices are read from, two tokens and how much of each there
/// is, as the pairs of Uniswap V2 tell it. Nothing can be swapped.
contract Pair {
    address public immutable token0;
    address public immutable token1;
    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private changedAt;

    constructor(address token0_, address token1_) {
        token0 = token0_;
        token1 = token1_;
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, changedAt);
    }

    /// Counts what was sent to it.
    function sync() external {
        reserve0 = uint112(Token(token0).balanceOf(address(this)));
        reserve1 = uint112(Token(token1).balanceOf(address(this)));
        changedAt = uint32(block.timestamp);
    }
}

contract PairFactory {
    mapping(address => mapping(address => address)) public getPair;

    function createPair(address one, address other) external returns (address) {
        (address token0, address token1) = one < other
            ? (one, other)
            : (other, one);
        address pair = address(new Pair(token0, token1));
        getPair[token0][token1] = pair;
        getPair[token1][token0] = pair;
        return pair;
    }
}
